import type { Call } from "#gateway/Call.ts"

const modules = import.meta.glob<Readonly<Record<string, unknown>>>("../../src/gateway/calls/**/*.ts", {
  eager: true,
})

type AnyCall = Call<unknown, unknown>

const isCall = (value: unknown): value is AnyCall =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "output" in value

const entries = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, value]) =>
    isCall(value)
      ? [
          {
            key: `${value.method} ${value.path}`,
            searchedText: `${file.split("/").at(-2)} ${name}`,
            call: value,
          },
        ]
      : [],
  ),
)

/** The app's calls to a path. */
export const callsTo = (method: string, path: string): ReadonlyArray<AnyCall> =>
  entries.flatMap(({ key, call }) => (key === `${method} ${path}` ? [call] : []))

/** Area and name of the app's calls to a path, such as `games addFavourite`. */
export const describeCall = (method: string, path: string): string =>
  entries.flatMap(({ key, searchedText }) => (key === `${method} ${path}` ? [searchedText] : [])).join(" ")
