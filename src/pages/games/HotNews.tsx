import { useAtomValue } from "jotai"

import { videosAtom } from "#atoms/news.ts"
import { NearView } from "#ui/basic/NearView.tsx"
import { VideoCarousel } from "#ui/media/VideoCarousel.tsx"

const Videos = () => <VideoCarousel videos={useAtomValue(videosAtom)} />

/** Hot News, spec §2: asked for when its place comes near the screen, and nothing at all without videos. */
export const HotNews = () => (
  <NearView>
    <Videos />
  </NearView>
)
