import { useLocation } from "wouter"

import * as Pages from "#domain/frame/Pages.ts"
import { PageSkeleton } from "#ui/frame/page/PageSkeleton.tsx"

import { Delayed } from "./Delayed.tsx"
import { SlowLoad } from "./SlowLoad.tsx"

export const LoadingPage = ({ isFirst = false }: { readonly isFirst?: boolean }) => {
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
