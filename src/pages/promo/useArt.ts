import { useAtomValue } from "jotai"

import { imageCdnAtom } from "#atoms/system.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"

/** The addresses of a picture: of the visit's host, and of the default one in its place. */
export const useArt = (image: string) => {
  const cdn = useAtomValue(imageCdnAtom)
  return { src: ImageCdn.addressOf(image, cdn), spareSrc: ImageCdn.addressOf(image, "") }
}
