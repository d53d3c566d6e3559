/** First characters of an SVG document in base64: `<svg` or `<?xml`. */
const svgBeginnings = ["PHN2Zy", "PD94bW"]

/** The address of a captcha picture; undefined for an empty one. */
export const captchaSource = (image: string): string | undefined => {
  const trimmed = image.trim()
  if (trimmed === "") return undefined
  if (trimmed.startsWith("data:image/")) return trimmed
  const type = svgBeginnings.some((beginning) => trimmed.startsWith(beginning)) ? "svg+xml" : "png"
  return `data:image/${type};base64,${trimmed}`
}
