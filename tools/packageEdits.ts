import type { Plugin } from "vite"

interface Edit {
  /** How the module's id ends. */
  readonly file: string
  readonly find: RegExp
  readonly put: string
  /** How often it stands there. */
  readonly times: number
}

/** Where a flag of React's is read. */
const reads = (flag: string): RegExp => new RegExp(`\\b${flag}(?=\\s*(?:&&|\\|\\||\\?)|[);])`, "g")

/**
 * What this app never has React do: take over markup of a server, and move with `<ViewTransition>`.
 *
 * Both flags are false for good; the code behind them is 3 kB on the wire before the first content.
 */
const unused: ReadonlyArray<Edit> = [
  { file: "react-dom-client.production.js", find: reads("isHydrating"), put: "false", times: 35 },
  {
    file: "react-dom-client.production.js",
    find: reads("shouldStartViewTransition"),
    put: "false",
    times: 1,
  },
]

/**
 * The errors that packages make while their modules run; none ever shows its stack.
 *
 * For the place of an error Chrome reads again, on the page's own thread, every function that is running: here the
 * whole file and all of React. Where an inspector listens, as Lighthouse and our measurements do, it does so at once,
 * which is 0.1 s on a slow phone.
 */
const startErrors: ReadonlyArray<Edit> = [
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

const edits = [...unused, ...startErrors]

/** Changes in packages that the first screen gains by. A package that has a place no longer, or once more, stops the build. */
export const packageEdits = (): Plugin => ({
  name: "package-edits",
  apply: "build",
  transform(code, id) {
    const own = edits.filter(({ file }) => id.endsWith(file))
    if (own.length === 0) return undefined
    const edited = own.reduce((text, { find, put, times }) => {
      const found = text.match(find)?.length ?? 0
      if (found !== times)
        this.error(`${id} has ${found} places of ${String(find)}, not ${times}: see tools/packageEdits.ts`)
      return text.replace(find, put)
    }, code)
    return { code: edited, map: null }
  },
})
