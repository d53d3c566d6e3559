import type { Entry, EntryId } from "#domain/frame/Menu.ts"
import type { MessageKey } from "#i18n/messages.ts"

interface Group<Item> {
  readonly title: MessageKey
  readonly items: ReadonlyArray<Item>
}

const groups: ReadonlyArray<Group<EntryId>> = [
  { title: "group_funds", items: ["deposit", "withdraw", "accountRecord"] },
  { title: "group_play", items: ["bettingRecord", "profitLoss"] },
  { title: "group_rewards", items: ["rewardCentre", "mission", "task", "vip", "pointsMall"] },
  { title: "group_account", items: ["myAccount", "securityCentre", "affiliate", "download"] },
]

/**
 * The menu's entries in the groups of the member centre's new version. Task and mission share one row:
 * the mission, or the task where the merchant has no missions. A group without entries is left out.
 */
export const memberGroups = (entries: ReadonlyArray<Entry>): ReadonlyArray<Group<Entry>> => {
  const hasMission = entries.some(({ id }) => id === "mission")
  const entryOf = (id: EntryId) =>
    entries.filter((entry) => entry.id === id && !(hasMission && id === "task"))
  return groups
    .map(({ title, items }) => ({ title, items: items.flatMap(entryOf) }))
    .filter(({ items }) => items.length > 0)
}
