// `<svg` and `<?xml` in base64.
const svgBeginnings = ["PHN2Zy", "PD94bW"]

/** Returns undefined for an empty image. */
export const captchaSource = (image: string): string | undefined => {
  const trimmed = image.trim()
  if (trimmed === "") return undefined
  if (trimmed.startsWith("data:image/")) return trimmed
  const type = svgBeginnings.some((beginning) => trimmed.startsWith(beginning)) ? "svg+xml" : "png"
  return `data:image/${type};base64,${trimmed}`
}
