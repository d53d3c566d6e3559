import { expect, it } from "vitest"

import { qrCodeOf, qrFile } from "#ui/media/qrCode.ts"

it("a saved QR code has the modules of the drawn one, and their light border", async () => {
  const { data, size } = qrCodeOf("lantern-pay:D1")
  const file = await qrFile("lantern-pay:D1", "payment.png")
  expect([file?.name, file?.type]).toEqual(["payment.png", "image/png"])
  const picture = await createImageBitmap(file ?? new Blob())
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext("2d")
  pen?.drawImage(picture, 0, 0)
  const width = picture.width / size
  const isDark = (x: number, y: number) =>
    pen?.getImageData((x + 0.5) * width, (y + 0.5) * width, 1, 1).data[0] === 0
  expect(data.map((row, y) => row.map((_, x) => isDark(x, y)))).toEqual(data)
  expect(isDark(3, 3)).toBe(false)
})
