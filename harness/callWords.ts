const modules = import.meta.glob<Readonly<Record<string, unknown>>>("../src/gateway/calls/**/*.ts", {
  eager: true,
})

const isCall = (value: unknown): value is { readonly method: string; readonly path: string } =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "output" in value

const entries = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, value]) =>
    isCall(value) ? [[`${value.method} ${value.path}`, `${file.split("/").at(-2)} ${name}`] as const] : [],
  ),
)

/** Area and name of the app's calls to a path, such as `games addFavourite`. */
export const callWords = (method: string, path: string): string =>
  entries.flatMap(([key, words]) => (key === `${method} ${path}` ? [words] : [])).join(" ")
