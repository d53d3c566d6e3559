import { activityLimits } from "#config/activityLimits.ts"
import type { MessageKey } from "#i18n/messages.ts"

import * as Day from "./Day.ts"
import type { Promotion } from "./Promotion.ts"

export type Status = Promotion["status"]

/** The dictionary's name of each status, spec §4 "Activity statuses". */
export const statusNames = {
  Join: "activity_status_join",
  Claim: "activity_status_claim",
  Applying: "activity_status_applying",
  Close: "activity_status_close",
  Rejected: "activity_status_rejected",
  Issued: "activity_status_issued",
  Claimed: "activity_status_claimed",
  Process: "activity_status_process",
  Joined: "activity_status_joined",
  "coming soon": "activity_status_coming_soon",
} as const satisfies Readonly<Record<Status, MessageKey>>

/** Whether a player may apply: the status is something to do, and not something that was done. */
export const mayApply = (status: Status): boolean => status === "Join" || status === "Claim"

/** How a status is meant: something to do, good news, bad news, or neither. */
export const toneOf = (status: Status): "act" | "good" | "bad" | "plain" => {
  switch (status) {
    case "Join":
    case "Claim":
      return "act"
    case "Issued":
    case "Claimed":
    case "Joined":
      return "good"
    case "Rejected":
      return "bad"
    default:
      return "plain"
  }
}

/** Names of the categories that are known; one that is not is called what the gateway calls it. */
const categoryNames: Readonly<Record<string, MessageKey>> = {
  welcome: "activity_category_welcome",
  slots: "category_RNG",
  live: "category_LIVE",
  fish: "category_FISH",
  sports: "category_SPORTS",
  lottery: "category_LOTT",
  club: "activity_category_club",
}

export const categoryName = (category: string): MessageKey | undefined =>
  Object.entries(categoryNames).find(([known]) => known === category.toLowerCase())?.[1]

/** The categories that have an activity, in the order in which they come. */
export const categoriesOf = (promotions: ReadonlyArray<Promotion>): ReadonlyArray<string> => [
  ...new Set(promotions.map(({ category }) => category).filter((category) => category !== "")),
]

/** The activities of a category; all of them without one, and for one that has none. */
export const ofCategory = (
  promotions: ReadonlyArray<Promotion>,
  category: string,
): ReadonlyArray<Promotion> =>
  categoriesOf(promotions).includes(category)
    ? promotions.filter((promotion) => promotion.category === category)
    : promotions

/**
 * What the reward centre lists: where there is something to do first, then what the member has done.
 *
 * Assumed: it is the promotions without those that are over and those that have not begun (decision 10).
 */
export const rewards = (promotions: ReadonlyArray<Promotion>): ReadonlyArray<Promotion> => {
  const open = promotions.filter(({ status }) => status !== "Close" && status !== "coming soon")
  return [...open.filter(({ status }) => mayApply(status)), ...open.filter(({ status }) => !mayApply(status))]
}

/** What is known of a picture before it is sent. */
export interface Image {
  readonly name: string
  /** MIME type, as the device has it. */
  readonly type: string
  /** Bytes. */
  readonly size: number
}

export type ImageFault = "type" | "size" | "count"

/** What is said of each; `{{name}}` is the file's. */
export const imageFaults: Readonly<Record<ImageFault, MessageKey>> = {
  type: "image_type_wrong",
  size: "image_too_big",
  count: "images_too_many",
}

/** The extensions that go with a MIME type. Some devices write image/jpg. */
const extensions: Readonly<Record<string, ReadonlyArray<string>>> = {
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/jpg": ["jpg", "jpeg"],
}

/** The types to choose from, for the file chooser. */
export const imageTypes = ".png,.jpg,.jpeg,image/png,image/jpeg"

const extensionOf = (name: string): string => name.slice(name.lastIndexOf(".") + 1).toLowerCase()

/** What is wrong with a picture; nothing when it may be sent (spec §5, decision 138). */
export const faultOf = ({ name, type, size }: Image): ImageFault | undefined => {
  const known = Object.entries(extensions).find(([mime]) => mime === type.toLowerCase())
  if (known?.[1].includes(extensionOf(name)) !== true) return "type"
  return size > activityLimits.imageBytes ? "size" : undefined
}

export interface Choice<Kept> {
  readonly images: ReadonlyArray<Kept>
  /** What was not taken of the choice, and why. */
  readonly refused: ReadonlyArray<{ readonly name: string; readonly fault: ImageFault }>
}

/** The pictures with those that were chosen: good ones are taken, as long as there is room. */
export const withChosen = <Kept extends Image>(
  images: ReadonlyArray<Kept>,
  chosen: ReadonlyArray<Kept>,
): Choice<Kept> =>
  chosen.reduce<Choice<Kept>>(
    (choice, image) => {
      const fault = faultOf(image) ?? (choice.images.length < activityLimits.images ? undefined : "count")
      return fault === undefined
        ? { ...choice, images: [...choice.images, image] }
        : { ...choice, refused: [...choice.refused, { name: image.name, fault }] }
    },
    { images, refused: [] },
  )

const dayOf = (time: number): string => (time > 0 ? Day.of(new Date(time)) : "")

/** The first and the last day of an activity by the player's calendar; empty for what is not known. */
export const daysOf = ({ start, end }: Pick<Promotion, "start" | "end">) => ({
  start: dayOf(start),
  end: dayOf(end),
})
