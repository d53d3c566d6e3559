import type { Entry, EntryId } from "#domain/frame/Menu.ts"
import type { MessageKey } from "#i18n/messages.ts"

interface Group<Item> {
  readonly title: MessageKey
  readonly items: ReadonlyArray<Item>
}

type Groups = ReadonlyArray<Group<EntryId>>

const versions: Readonly<Record<"base" | "new", Groups>> = {
  base: [
    { title: "group_funds", items: ["accountRecord", "profitLoss"] },
    {
      title: "group_play",
      items: ["bettingRecord", "rewardCentre", "mission", "task", "vip", "pointsMall"],
    },
    { title: "group_account", items: ["myAccount", "securityCentre", "affiliate", "download"] },
  ],
  new: [
    { title: "group_funds", items: ["accountRecord", "profitLoss"] },
    { title: "group_play", items: ["bettingRecord"] },
    { title: "group_rewards", items: ["rewardCentre", "mission", "task", "vip", "pointsMall"] },
    { title: "group_account", items: ["myAccount", "securityCentre", "affiliate", "download"] },
  ],
}

export const memberGroups = (
  entries: ReadonlyArray<Entry>,
  version: "base" | "new",
): ReadonlyArray<Group<Entry>> => {
  const hidesTask = version === "new" && entries.some(({ id }) => id === "mission")
  const entryOf = (id: EntryId) => entries.filter((entry) => entry.id === id && !(hidesTask && id === "task"))
  return versions[version]
    .map(({ title, items }) => ({ title, items: items.flatMap(entryOf) }))
    .filter(({ items }) => items.length > 0)
}
