import { PosterRowPlaceholder } from "#ui/home/PosterRowPlaceholder.tsx"

import { Deferred } from "#pages/view/Deferred.tsx"
import { useFirstPaintDone } from "../frame/useFirstPaintDone.ts"

const posterRow = () => import("./PosterRow.tsx").then(({ PosterRow }) => PosterRow)

export const PosterSection = () => {
  const isPainted = useFirstPaintDone()
  const place = <PosterRowPlaceholder />
  return isPainted ? <Deferred load={posterRow} place={place} /> : place
}
