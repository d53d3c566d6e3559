import { moduleIds } from "#domain/Whitelabel.ts"

import type { Harness } from "../api.ts"
import type { ActionTools, Dependencies } from "../dependencies.ts"

/** The actions that change the simulated gateway for a module, a call or the signed-in member. */
export const makeGatewayActions = (
  { world, device, tabs }: Pick<Dependencies, "world" | "device" | "tabs">,
  { configure, refetch }: Pick<ActionTools, "configure" | "refetch">,
) => {
  const account = (): string => device.session()?.userName ?? ""
  return {
    setModule: (id, on) => {
      const others = world.settings().modulesOff.filter((each) => each !== id)
      return configure({ modulesOff: on ? others : [...others, id] })
    },
    allModules: (on) => configure({ modulesOff: on ? [] : [...moduleIds] }),
    setFault: (fault) =>
      configure({ faults: [...world.settings().faults.filter(({ call }) => call !== fault.call), fault] }),
    faultStates: world.faultStates,
    setLatency: (call, milliseconds) => {
      const others = Object.entries(world.settings().latencies).filter(([name]) => name !== call)
      const added = milliseconds === null ? [] : [[call, milliseconds] as const]
      return configure({ latencies: Object.fromEntries([...others, ...added]) })
    },
    hold: (call) => configure({ held: [...world.settings().held.filter((each) => each !== call), call] }),
    release: (call) => configure({ held: world.settings().held.filter((each) => each !== call) }),
    releaseRequest: world.releaseRequest,
    heldCount: world.heldCount,
    canReplay: world.canReplay,
    replay: world.replay,
    records: () => world.accountData(account()),
    // Account data is not a setting, so this change cannot be undone.
    amend: async (name, text) => {
      await world.setAccountField(account(), name, text)
      tabs.report()
      await refetch()
    },
  } satisfies Partial<Harness>
}
