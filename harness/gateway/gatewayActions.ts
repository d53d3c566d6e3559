import { type ModuleId, moduleIds } from "#domain/Whitelabel.ts"
import type { World } from "#fixtures/world.ts"

import type { Harness } from "../api.ts"

type GatewayActions = Pick<
  Harness,
  | "setModule"
  | "allModules"
  | "setFault"
  | "clearFaults"
  | "faultStates"
  | "setLatency"
  | "hold"
  | "release"
  | "releaseRequest"
  | "heldCount"
  | "canReplay"
  | "replay"
>

/** The actions that change settings of the simulated gateway for a module or a call. */
export const makeGatewayActions = (world: World, configure: Harness["configure"]): GatewayActions => ({
  setModule: (id: ModuleId, on) => {
    const others = world.settings().modulesOff.filter((each) => each !== id)
    return configure({ modulesOff: on ? others : [...others, id] })
  },
  allModules: (on) => configure({ modulesOff: on ? [] : [...moduleIds] }),
  setFault: (fault) =>
    configure({ faults: [...world.settings().faults.filter(({ call }) => call !== fault.call), fault] }),
  clearFaults: () => configure({ faults: [] }),
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
})
