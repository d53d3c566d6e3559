import { useAtomValue } from "jotai"

import { imageCdnAtom } from "#atoms/frame/system.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"

/** The addresses of a picture: on the visit's host, and on the default host as a spare. */
export const useArt = (image: string) => {
  const cdn = useAtomValue(imageCdnAtom)
  return { src: ImageCdn.addressOf(image, cdn), spareSrc: ImageCdn.addressOf(image, "") }
}
