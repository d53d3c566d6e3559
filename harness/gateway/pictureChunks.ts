import type { Pictures } from "#fixtures/art/pictures.ts"

const root = "../../fixtures/pictures/"

const loaders = new Map(
  Object.entries(
    import.meta.glob<string>("../../fixtures/pictures/**/*.svg", { query: "?raw", import: "default" }),
  ).map(([file, load]) => [file.slice(root.length, -".svg".length), load]),
)

/** The images of the simulated gateway. Each image is loaded when it is first requested. */
export const pictureChunks: Pictures = {
  paths: [...loaders.keys()],
  read: (path) => loaders.get(path)?.() ?? Promise.reject(new Error(`No picture ${path}`)),
}
