import { Schema, SchemaGetter } from "effect"

import { Banner } from "#domain/home/Banner.ts"
import { Flag, Id, list, name, recovered, text, withFallback } from "#domain/Lenient.ts"
import { Promotion } from "#domain/promo/Promotion.ts"

export const contentTypes = ["A", "PL", "B", "PU", "PR"] as const
export type ContentType = (typeof contentTypes)[number]

export const siteTypes = "B,PL,PU"

/** Home and the task page also request hot announcements (spec §2, §9). */
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

/** `content` is untrusted HTML. An announcement without an id or a title is malformed. */
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
        // The gateway sends the id in either field (spec §3).
        announcementId: announcementId || id || "",
      })),
      encode: SchemaGetter.transform((announcement) => announcement),
    },
  ),
)
export type Announcement = typeof Announcement.Type

export const SiteAnnouncements = Schema.Struct({
  banners: list(Banner),
  player: list(Announcement),
  popup: list(Announcement),
})
export type SiteAnnouncements = typeof SiteAnnouncements.Type

export const HomeAnnouncements = Schema.Struct({ ...SiteAnnouncements.fields, hot: list(Banner) })

export const Promotions = Schema.Struct({ promotion: list(Promotion) })

export const AgentAnnouncements = Schema.Struct({ agent: list(Announcement) })

export const agentTypes = "A"

export type AnnouncementType = Extract<ContentType, "PL" | "PU" | "A">

/** Marks opened announcements as read before the gateway reports them as read (spec §4). */
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
