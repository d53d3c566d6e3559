import { Page } from "#ui/frame/Page.tsx"

import { TaskList } from "./TaskList.tsx"

/** The tasks that reward a member (decision 31). */
export const MemberTasksPage = () => (
  <Page wide>
    <TaskList />
  </Page>
)
