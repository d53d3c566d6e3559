import { Page } from "#ui/frame/page/Page.tsx"

import { TaskList } from "./TaskList.tsx"

export const MemberTasksPage = () => (
  <Page wide>
    <TaskList />
  </Page>
)
