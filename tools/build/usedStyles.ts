import { transform } from "lightningcss"

/** Safari 12.1 and Chrome 64, so that the styles stay in their syntax. */
const targets = { ios_saf: (12 << 16) | (2 << 8), safari: (12 << 16) | (1 << 8), chrome: 64 << 16 }

const without = (styles: string, unusedSymbols: Array<string>): string =>
  transform({
    filename: "shell.css",
    code: Buffer.from(styles),
    minify: true,
    targets,
    unusedSymbols,
  }).code.toString()

/** The rules that apply to a markup, without the rules of classes that the markup lacks, and without their animations. */
export const usedStyles = (styles: string, markup: string): string => {
  const used = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "))
  const classes = [...styles.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = ""]) => name)
  const shown = without(
    styles,
    [...new Set(classes)].filter((name) => !used.includes(name)),
  )
  const animations = [...shown.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = ""]) => name)
  return without(
    shown,
    animations.filter((name) => shown.split(name).length === 2),
  )
}
