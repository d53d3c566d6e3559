import { Toast, type ToastProps } from "./Toast.tsx"
import styles from "./ToastList.module.css"

export interface ToastEntry extends ToastProps {
  readonly key: string
}

export interface ToastListProps {
  /** Oldest first; the newest is lowest. */
  readonly toasts: ReadonlyArray<ToastEntry>
}

// Each toast has `aria-live`, because an open dialog hides all other elements from assistive technology.
export const ToastList = ({ toasts }: ToastListProps) => (
  <div aria-live="off" className={styles["list"]}>
    {toasts.map(({ key, ...toast }) => (
      <Toast key={key} {...toast} />
    ))}
  </div>
)
