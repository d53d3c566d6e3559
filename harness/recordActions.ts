import type { Harness } from "./api.ts"
import type { Changes, Parts } from "./dependencies.ts"

/** The actions on the records of the signed-in member. They change players' data, so they are no step of the undo. */
export const makeRecordActions = (
  { world, device, tabs }: Parts,
  { refetch }: Changes,
): Pick<Harness, "records" | "amend"> => {
  const account = (): string => device.session()?.userName ?? ""
  return {
    records: () => world.records(account()),
    amend: async (name, text) => {
      await world.amend(account(), name, text)
      tabs.report()
      await refetch()
    },
  }
}
