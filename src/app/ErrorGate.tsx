import { useAtomValue, useSetAtom } from "jotai"
import { type ReactNode, useEffect } from "react"

import { popupsAtom } from "#atoms/popups.ts"
import { gateAtom } from "#atoms/system.ts"
import { codeOf } from "#domain/SystemStatus.ts"

import { LateSpinner } from "./LateSpinner.tsx"
import { lazyPage } from "./lazyPage.tsx"

const BlockedPage = lazyPage(() =>
  import("#pages/errors/BlockedPage.tsx").then(({ BlockedPage }) => BlockedPage),
)
const ServiceDownPage = lazyPage(() =>
  import("#pages/errors/ServiceDownPage.tsx").then(({ ServiceDownPage }) => ServiceDownPage),
)

/** The app, or the error page that stands in its place (spec §2 "Error gate"). */
export const ErrorGate = ({ children }: { readonly children: ReactNode }) => {
  const gate = useAtomValue(gateAtom)
  const send = useSetAtom(popupsAtom)
  const up = gate._tag === "Closed" || gate._tag === "Unreachable"
  useEffect(() => send({ _tag: "GateChanged", up }), [send, up])
  switch (gate._tag) {
    case "Unknown":
      return <LateSpinner />
    case "Open":
      return children
    case "Closed":
      return codeOf(gate.status) === 1 ? (
        <BlockedPage status={gate.status} />
      ) : (
        <ServiceDownPage status={gate.status} />
      )
    case "Unreachable":
      return <ServiceDownPage status={undefined} />
  }
}
