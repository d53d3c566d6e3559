import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".split("")
const signs = [...letters, ..."0123456789".split("")]

/** Names of two signs, of which none looks to a blocker like an advertisement. */
const shortNames: ReadonlyArray<string> = letters
  .flatMap((first) => signs.map((second) => first + second))
  .filter((name) => !/^ad$/i.test(name))

/** Classes, and animations, which are named like them. */
const classes = /(?:\.|@keyframes )([a-zA-Z][\w-]*)/g

const classesOf = (file: string): ReadonlyArray<string> => [
  ...new Set([...readFileSync(file, "utf8").matchAll(classes)].map(([, name = ""]) => name)),
]

/**
 * Names the classes of all CSS modules of a folder with two signs: they stand in the styles and in the scripts.
 *
 * A class has its name by its place in the tree, so that the same source makes the same build.
 */
export const classNames = (folder: string): ((name: string, file: string) => string) => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => join(folder, file))
    .sort()
  const keys = files.flatMap((file) => classesOf(file).map((name) => `${file} ${name}`))
  const names = new Map(keys.map((key, index) => [key, shortNames[index]]))
  return (name, file) => {
    const short = names.get(`${file.replace(/[?].*$/, "")} ${name}`)
    if (short === undefined) throw new Error(`No name is left for .${name} of ${file}.`)
    return short
  }
}
