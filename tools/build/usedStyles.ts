import { transform } from "lightningcss"

/** Safari 12.1 and Chrome 64, so that the styles stay in their syntax. */
const targets = { ios_saf: (12 << 16) | (2 << 8), safari: (12 << 16) | (1 << 8), chrome: 64 << 16 }

// Removes the classes or animations that a pattern finds, unless they are used.
const shake = (styles: string, pattern: RegExp, isUsed: (name: string) => boolean): string => {
  const unusedSymbols = [...styles.matchAll(pattern)].flatMap(([, name = ""]) => (isUsed(name) ? [] : [name]))
  const code = Buffer.from(styles)
  return transform({ filename: "shell.css", code, minify: true, targets, unusedSymbols }).code.toString()
}

/** The rules that apply to a markup, and their animations. */
export const usedStyles = (styles: string, markup: string): string => {
  const used = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "))
  const shown = shake(styles, /\.([a-zA-Z_][\w-]*)/g, (name) => used.includes(name))
  return shake(shown, /@keyframes ([\w-]+)/g, (name) => shown.split(name).length > 2)
}
