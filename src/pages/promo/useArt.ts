import { useAtomValue } from "jotai"

import { imageCdnAtom } from "#atoms/system/imageCdn.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"

export const useArt = (image: string) => {
  const cdn = useAtomValue(imageCdnAtom)
  return { src: ImageCdn.addressOf(image, cdn), spareSrc: ImageCdn.addressOf(image, "") }
}
