import { useLocation } from "wouter"

import * as Pages from "#domain/frame/Pages.ts"
import { PageSkeleton } from "#ui/frame/page/PageSkeleton.tsx"

import { Delayed } from "./Delayed.tsx"
import { SlowLoad } from "./SlowLoad.tsx"

interface Props {
  readonly isFirst?: boolean
}

export const LoadingPage = ({ isFirst = false }: Props) => {
  const [path] = useLocation()
  return (
    <>
      <Delayed atOnce={isFirst}>
        <PageSkeleton shape={Pages.at(path).shape} />
      </Delayed>
      <SlowLoad />
    </>
  )
}
