import { applicationLimits } from "#config/promotionLimits.ts"

const signatures = {
  "image/png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  "image/jpeg": [0xff, 0xd8, 0xff],
} as const

type PictureType = keyof typeof signatures
const types: ReadonlyArray<PictureType> = ["image/png", "image/jpeg"]

export const typeOf = (bytes: ArrayLike<number>): PictureType | undefined =>
  types.find((type) => signatures[type].every((byte, index) => bytes[index] === byte))

interface Size {
  readonly width: number
  readonly height: number
}

export const fitted = ({ width, height }: Size): Size => {
  const scale = Math.min(1, Math.sqrt(applicationLimits.imagePixels / (width * height)))
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}
