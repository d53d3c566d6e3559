import { encode, type QrCodeGenerateResult } from "uqr"

// The width of the light border that cameras need, in modules of the QR code.
const quietZone = 4

// A code with more modules gets less error correction and more width, so that its modules stay large enough for a camera.
export const dense = 64

export const qrCodeOf = (text: string): QrCodeGenerateResult => {
  const usual = encode(text, { ecc: "M", border: quietZone })
  return usual.size <= dense ? usual : encode(text, { ecc: "L", border: quietZone })
}

// In pixels of the saved picture.
const moduleWidth = 8

/** Returns the code as a PNG, so that a payment app on the same device can open it. Undefined without a canvas. */
export const qrFile = async (text: string, name: string): Promise<File | undefined> => {
  const { data, size } = qrCodeOf(text)
  const canvas = document.createElement("canvas")
  canvas.width = size * moduleWidth
  canvas.height = canvas.width
  const pen = canvas.getContext("2d")
  if (pen === null) return undefined
  pen.fillStyle = "white"
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = "black"
  data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) pen.fillRect(x * moduleWidth, y * moduleWidth, moduleWidth, moduleWidth)
    }),
  )
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"))
  return blob === null ? undefined : new File([blob], name, { type: blob.type })
}
