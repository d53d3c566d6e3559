import { fitted, typeOf } from "#domain/promo/pictureBytes.ts"

const quality = 0.92

const firstBytes = async (file: Blob): Promise<Uint8Array> =>
  // Chrome 64 and iOS 12 have no `Blob.arrayBuffer`.
  new Uint8Array(await new Response(file.slice(0, 8)).arrayBuffer())

const decoded = async (file: Blob): Promise<HTMLImageElement> => {
  const picture = new Image()
  const url = URL.createObjectURL(file)
  try {
    await new Promise<void>((resolve, reject) => {
      picture.onload = () => resolve()
      picture.onerror = () => reject(new Error("The picture cannot be decoded"))
      picture.src = url
    })
    return picture
  } finally {
    URL.revokeObjectURL(url)
  }
}

const redrawn = (picture: HTMLImageElement, type: string): Promise<Blob | null> => {
  const canvas = document.createElement("canvas")
  const { width, height } = fitted({ width: picture.naturalWidth, height: picture.naturalHeight })
  canvas.width = width
  canvas.height = height
  canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}

/** Re-encodes a PNG or JPEG, which removes the camera's metadata. Returns undefined for other files. */
export const cleanPicture = async (file: File): Promise<File | undefined> => {
  try {
    const type = typeOf(await firstBytes(file))
    if (type === undefined) return undefined
    const blob = await redrawn(await decoded(file), type)
    return blob === null ? undefined : new File([blob], file.name, { type: file.type })
  } catch {
    return undefined
  }
}
