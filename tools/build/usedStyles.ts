import { transform } from "lightningcss"

/** Safari 12.1 and Chrome 64, so that the styles stay in their syntax. */
const targets = { ios_saf: (12 << 16) | (2 << 8), safari: (12 << 16) | (1 << 8), chrome: 64 << 16 }

/** The rules that apply to a markup, without the rules of classes that the markup lacks. */
export const usedStyles = (styles: string, markup: string): string => {
  const used = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "))
  const classes = [...styles.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = ""]) => name)
  const unusedSymbols = [...new Set(classes)].filter((name) => !used.includes(name))
  const code = Buffer.from(styles)
  return transform({ filename: "shell.css", code, minify: true, targets, unusedSymbols }).code.toString()
}
