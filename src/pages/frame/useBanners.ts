import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { followLinkAtom } from "#atoms/entry/access.ts"
import { imageCdnAtom } from "#atoms/system/imageCdn.ts"
import type { Banner } from "#domain/home/Banner.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"

export const useBanners = (banners: ReadonlyArray<Banner>) => {
  const { t } = useTranslation()
  const cdn = useAtomValue(imageCdnAtom)
  const follow = useSetAtom(followLinkAtom)
  return {
    banners: banners.map(({ url, title }, index) => ({
      key: `${index} ${url}`,
      title: title || t("banner_number", { number: index + 1 }),
      image: ImageCdn.addressOf(url, cdn),
      spareImage: ImageCdn.addressOf(url, ""),
    })),
    onPick: (index: number) => follow(banners[index]?.linkage ?? ""),
  }
}
