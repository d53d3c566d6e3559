import { useLayoutEffect, useRef, useState } from "react"

import { PageSkeleton } from "#ui/frame/page/PageSkeleton.tsx"

import styles from "#pages/entry/Entry.module.css"
import { findShellForm } from "#pages/form/useShellForm.ts"

export const RegisterBones = () => (
  <div className={styles["form"]}>
    <PageSkeleton inPage shape="form" />
  </div>
)

/** The form of the shell, if the shell has drawn one, stays usable until the registration's own form has loaded. */
export const RegisterSkeleton = () => {
  const place = useRef<HTMLDivElement>(null)
  const [shell] = useState(() => findShellForm("register"))
  useLayoutEffect(() => {
    if (shell === undefined) return
    place.current?.append(shell.form)
    const { form, focused } = shell
    if (focused instanceof HTMLElement && form.contains(focused)) focused.focus({ preventScroll: true })
  }, [shell])
  return shell === undefined ? <RegisterBones /> : <div ref={place} />
}
