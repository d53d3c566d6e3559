import { useAtomValue, useSetAtom } from "jotai"
import { type ReactNode, Suspense, useEffect } from "react"

import { popupsAtom } from "#atoms/popups.ts"
import { gateAtom } from "#atoms/system/gate.ts"
import { codeOf } from "#domain/frame/SystemStatus.ts"

import { LoadingChunk } from "./LoadingChunk.tsx"
import { lazyComponents } from "./lazyComponents.ts"
import { lazyPage } from "./lazyPage.ts"

const BlockedPage = lazyPage(lazyComponents.blocked).component()
const ServiceDownPage = lazyPage(lazyComponents.serviceDown).component()

export const ErrorGate = ({ children }: { readonly children: ReactNode }) => {
  const gate = useAtomValue(gateAtom)
  const send = useSetAtom(popupsAtom)
  const up = gate._tag === "Closed" || gate._tag === "Unreachable"
  useEffect(() => send({ _tag: "GateChanged", up }), [send, up])
  switch (gate._tag) {
    case "Unknown":
      return <LoadingChunk />
    case "Open":
      return children
    case "Closed":
      return (
        <Suspense fallback={<LoadingChunk />}>
          {codeOf(gate.status) === 1 ? (
            <BlockedPage status={gate.status} />
          ) : (
            <ServiceDownPage status={gate.status} />
          )}
        </Suspense>
      )
    case "Unreachable":
      return (
        <Suspense fallback={<LoadingChunk />}>
          <ServiceDownPage status={undefined} />
        </Suspense>
      )
  }
}
