import { Toast, type ToastProps } from "./Toast.tsx"
import styles from "./ToastList.module.css"

export interface ToastEntry extends ToastProps {
  readonly key: string
}

export interface ToastListProps {
  /** Oldest first; the newest is lowest. */
  readonly toasts: ReadonlyArray<ToastEntry>
}

// `aria-live` keeps the list visible to assistive technology while a dialog is open. Each toast announces itself.
export const ToastList = ({ toasts }: ToastListProps) => (
  <div aria-live="off" className={styles["list"]}>
    {toasts.map(({ key, ...toast }) => (
      <Toast key={key} {...toast} />
    ))}
  </div>
)
