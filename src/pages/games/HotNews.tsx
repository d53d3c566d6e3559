import { useAtomValue } from "jotai"

import { videosAtom } from "#atoms/home/news.ts"
import { NearView } from "#ui/image/NearView.tsx"
import { VideoCarousel } from "#ui/media/VideoCarousel.tsx"

const Videos = () => <VideoCarousel videos={useAtomValue(videosAtom)} />

export const HotNews = () => (
  <NearView>
    <Videos />
  </NearView>
)
