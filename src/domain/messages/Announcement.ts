import { Schema, SchemaGetter } from "effect"

import { Banner } from "#domain/home/Banner.ts"
import { Flag, Id, list, name, recovered, text, withFallback } from "#domain/Lenient.ts"
import { Promotion } from "#domain/promo/Promotion.ts"

/** Content types (spec §4): for agents, for players, banners, popups, promotions (decision 110). */
export const contentTypes = ["A", "PL", "B", "PU", "PR"] as const
export type ContentType = (typeof contentTypes)[number]

/** The types that every page requests: banners, player announcements and popups (spec §9). */
export const siteTypes = "B,PL,PU"

/** The types that home and the task page request: the hot ones too (spec §2, §9). */
export const homeTypes = `${siteTypes},H`

const Wire = Schema.Struct({
  id: Schema.optionalKey(recovered(Id, "")),
  announcementId: Schema.optionalKey(recovered(Id, "")),
  title: name,
  read: withFallback(Flag, false),
  content: text,
  time: withFallback(Schema.Finite, 0),
  type: text,
})

/**
 * An announcement. The gateway sends its id as `id` or `announcementId` (spec §3). `content` is untrusted
 * HTML. An entry without an id or a title is invalid.
 */
export const Announcement = Wire.pipe(
  Schema.decodeTo(
    Schema.Struct({
      announcementId: Schema.NonEmptyString,
      title: Schema.NonEmptyString,
      read: Schema.Boolean,
      content: Schema.String,
      time: Schema.Finite,
      type: Schema.String,
    }),
    {
      decode: SchemaGetter.transform(({ id, announcementId, ...rest }: typeof Wire.Type) => ({
        ...rest,
        announcementId: announcementId || id || "",
      })),
      encode: SchemaGetter.transform((announcement) => announcement),
    },
  ),
)
export type Announcement = typeof Announcement.Type

/** The response to the request for `siteTypes` (spec §3 "Announcement response"). */
export const SiteAnnouncements = Schema.Struct({
  banners: list(Banner),
  player: list(Announcement),
  popup: list(Announcement),
})
export type SiteAnnouncements = typeof SiteAnnouncements.Type

/** The response to the request for `homeTypes`. */
export const HomeAnnouncements = Schema.Struct({ ...SiteAnnouncements.fields, hot: list(Banner) })

/** The response to the promotions page's request. */
export const Promotions = Schema.Struct({ promotion: list(Promotion) })

/** The response to the request for the agents' announcements. */
export const AgentAnnouncements = Schema.Struct({ agent: list(Announcement) })

/** The type that the agents' announcements request (decision 20). */
export const agentTypes = "A"

/** The announcement lists with a page: for players, popups, for agents (decision 19). */
export type AnnouncementType = Extract<ContentType, "PL" | "PU" | "A">

/** Marks announcements as read that were opened here, before the backend reports it (spec §4). */
export const withRead = (
  announcements: ReadonlyArray<Announcement>,
  readHere: ReadonlyArray<string>,
): ReadonlyArray<Announcement> => {
  const here = new Set(readHere)
  return announcements.map((announcement) =>
    !announcement.read && here.has(announcement.announcementId)
      ? { ...announcement, read: true }
      : announcement,
  )
}

export const unread = (announcements: ReadonlyArray<Announcement>): number =>
  announcements.filter(({ read }) => !read).length
