import { useAtomValue } from "jotai"
import { useEffect, useRef, useState } from "react"

import { videosAtom } from "#atoms/news.ts"
import { whenNear } from "#ui/basic/nearView.ts"
import { VideoCarousel } from "#ui/media/VideoCarousel.tsx"

const Videos = () => <VideoCarousel videos={useAtomValue(videosAtom)} />

/** Hot News, spec §2: asked for when its place comes near the screen, and nothing at all without videos. */
export const HotNews = () => {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => (place.current === null ? undefined : whenNear(place.current, () => setNear(true))), [])
  return near ? <Videos /> : <div ref={place} />
}
