import type { Plugin } from "vite"

interface Edit {
  /** How the module's id ends. */
  readonly file: string
  readonly find: RegExp
  readonly put: string
  /** How often it stands there. */
  readonly times: number
}

/** The errors that packages make while their modules run. None of them ever shows its stack. */
const edits: ReadonlyArray<Edit> = [
  // React throws these to itself.
  {
    file: "react-dom-client.production.js",
    find: /Exception = Error\((formatProdErrorMessage\(\d+\))\)/g,
    put: "Exception = Object.assign(Object.create(Error.prototype), { message: $1 })",
    times: 5,
  },
  // Effect tries how the engine writes stacks; where none are kept it goes without.
  {
    file: "effect/dist/Utils.js",
    find: /const limit = getStackTraceLimit\(\)/g,
    put: "const limit = 0",
    times: 1,
  },
  {
    file: "effect/dist/internal/effect.js",
    find: /const limit = \/\*#__PURE__\*\/getStackTraceLimit\(\)/g,
    put: "const limit = 0",
    times: 1,
  },
]

/**
 * No error is made while the first file runs.
 *
 * For the place of an error Chrome reads again, on the page's own thread, every function that is running: here the
 * whole file and all of React. Where an inspector listens, as Lighthouse and our measurements do, it does so at once.
 */
export const stacklessStart = (): Plugin => ({
  name: "stackless-start",
  apply: "build",
  transform(code, id) {
    const edit = edits.find(({ file }) => id.endsWith(file))
    if (edit === undefined) return undefined
    const { find, put, times } = edit
    const found = code.match(find)?.length ?? 0
    if (found !== times) this.error(`${id} has ${found} places of ${String(find)}, not ${times}: see tools/stacklessStart.ts`)
    return { code: code.replace(find, put), map: null }
  },
})
