import { useSetAtom } from "jotai"
import type { ReactNode } from "react"

import { copyAtom } from "#atoms/copying.ts"
import { type Fact, FactList } from "#ui/text/FactList.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"

interface Props {
  readonly title: string
  /** If undefined, the dialog is closed. */
  readonly facts: ReadonlyArray<Fact> | undefined
  readonly onClose: () => void
  readonly children?: ReactNode
  readonly below?: ReactNode
}

export const RecordDetail = ({ title, facts, onClose, children, below }: Props) => {
  const copy = useSetAtom(copyAtom)
  return (
    <Modal open={facts !== undefined} title={title} onClose={onClose}>
      {children}
      <FactList facts={facts ?? []} onCopy={copy} />
      {below}
    </Modal>
  )
}
