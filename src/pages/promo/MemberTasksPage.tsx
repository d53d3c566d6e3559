import styles from "./MemberTasksPage.module.css"
import { TaskList } from "./TaskList.tsx"

/** The tasks that reward a member (decision 31). */
export const MemberTasksPage = () => (
  <main className={styles["page"]}>
    <TaskList />
  </main>
)
