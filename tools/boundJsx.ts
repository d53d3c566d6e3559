import type { Plugin } from "vite"

const runtime = "react/jsx-runtime"
const bound = "\0bound-jsx"

/**
 * React's JSX functions as names of an ES module.
 *
 * They come as CommonJS, which the bundler reads through a getter of each file's own for every element that is drawn.
 */
export const boundJsx = (): Plugin => ({
  name: "bound-jsx",
  apply: "build",
  enforce: "pre",
  resolveId: (id, importer) => (id === runtime && importer !== bound ? bound : undefined),
  load: (id) =>
    id === bound
      ? `import whole from "${runtime}"
export const jsx = whole.jsx
export const jsxs = whole.jsxs
export const Fragment = whole.Fragment`
      : undefined,
})
