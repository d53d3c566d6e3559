import { Schema, SchemaGetter } from "effect"

import { Banner } from "./Banner.ts"
import { Flag, Id, listOrNone, orElse, text } from "./Lenient.ts"
import { Promotion } from "./Promotion.ts"

/** Types of content, spec §4: for agents, for players, banners, popups, promotions (decision 110). */
export const contentTypes = ["A", "PL", "B", "PU", "PR"] as const
export type ContentType = (typeof contentTypes)[number]

/** What home's announcement request names: banners, player notices, popups and hot (spec §7, §9). */
export const homeTypes = "B,PL,PU,H"

const Wire = Schema.Struct({
  id: Schema.optionalKey(Id),
  announcementId: Schema.optionalKey(Id),
  title: text,
  read: orElse(Flag, false),
  content: text,
  time: orElse(Schema.Finite, 0),
  type: text,
})

/** A notice; its identifier comes as `id` or as `announcementId` (spec §3). `content` is HTML from outside. */
export const Announcement = Wire.pipe(
  Schema.decodeTo(
    Schema.Struct({
      announcementId: Schema.String,
      title: Schema.String,
      read: Schema.Boolean,
      content: Schema.String,
      time: Schema.Finite,
      type: Schema.String,
    }),
    {
      decode: SchemaGetter.transform(({ id, announcementId, ...rest }: typeof Wire.Type) => ({
        ...rest,
        announcementId: announcementId ?? id ?? rest.title,
      })),
      encode: SchemaGetter.transform((announcement) => announcement),
    },
  ),
)
export type Announcement = typeof Announcement.Type

/** The answer of the announcements call, spec §3 "Announcement response". */
export const Announcements = Schema.Struct({
  banners: listOrNone(Banner),
  player: listOrNone(Announcement),
  popup: listOrNone(Announcement),
  hot: listOrNone(Banner),
  promotion: listOrNone(Promotion),
  agent: listOrNone(Announcement),
})
export type Announcements = typeof Announcements.Type

/** What agents' announcements are asked for by (decision 20). */
export const agentTypes = "A"

/** The lists of notices that have a page: news for players, popups to read again, news for agents (decision 19). */
export type NoticeType = Extract<ContentType, "PL" | "PU" | "A">

/** Notices of which some were read here just now: those count as read before the backend knows (spec §4). */
export const withRead = (
  announcements: ReadonlyArray<Announcement>,
  readHere: ReadonlyArray<string>,
): ReadonlyArray<Announcement> =>
  announcements.map((announcement) =>
    !announcement.read && readHere.includes(announcement.announcementId)
      ? { ...announcement, read: true }
      : announcement,
  )

export const unread = (announcements: ReadonlyArray<Announcement>): number =>
  announcements.filter(({ read }) => !read).length
