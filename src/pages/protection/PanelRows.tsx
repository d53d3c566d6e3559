import { type ReactNode, useState } from "react"

import { LinkList, type ListedLink } from "#ui/navigation/LinkList.tsx"
import { Modal } from "#ui/overlay/Modal.tsx"

import styles from "./Protection.module.css"

interface Props {
  readonly rows: ReadonlyArray<
    Omit<ListedLink, "href" | "onPress"> & { readonly id: string; readonly panel: ReactNode }
  >
  /** The id of the row whose panel is open at first. */
  readonly initial?: string | undefined
}

/** A list whose rows open panels. */
export const PanelRows = ({ rows, initial }: Props) => {
  const [opened, open] = useState(initial)
  const row = rows.find(({ id }) => id === opened)
  if (row === undefined && opened !== undefined) open(undefined)
  return (
    <>
      <div className={styles["rows"]}>
        <LinkList links={rows.map(({ id, panel: _, ...link }) => ({ ...link, onPress: () => open(id) }))} />
      </div>
      {row !== undefined && (
        <Modal open title={row.label} onClose={() => open(undefined)}>
          {row.panel}
        </Modal>
      )}
    </>
  )
}
