import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import type { VendorName } from "#domain/games/Vendor.ts"
import { loading } from "#ladle/storyOptions.ts"
import { longText } from "#ladle/samples.tsx"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { VendorSkeleton, VendorTiles } from "./VendorTiles.tsx"

export default { title: "Games / Vendor tiles" } satisfies StoryDefault

const names = ["Koi Works", "Moth Lane", "Jade Mill", "Silver Carp", "Paper Crane", "Night Kite"]
const vendors = names.map((accountTypeName, index) => ({
  vassalage: ["KOIW", "MOTH"][index] ?? accountTypeName,
  accountTypeName,
}))

const story = (shown: ReadonlyArray<VendorName>, options: StoryOptions = {}) =>
  storiesOf(
    <div className="padded">
      <VendorTiles category={{ gameType: "RNG", vendors: shown }} />
    </div>,
  )({ path: paths.games, ...options })

export const One = story(vendors.slice(0, 1))

export const Many = story(vendors)

export const WithoutPictures = story(vendors, loading)

export const Empty = story([])

export const Loading = storiesOf(
  <div className="padded">
    <VendorSkeleton />
  </div>,
)({})

export const LongText = story([{ vassalage: "KOIW", accountTypeName: longText }])
