import { type ComponentType, useEffect, useState } from "react"
import { PlainShelf } from "./PlainShelf"
import { whenToastWaits } from "./requestToast"

/** The place of toasts, once a page. It loads the toast library with the first toast. */
export const Toasts = () => {
  const [Shelf, setShelf] = useState<ComponentType>()

  useEffect(
    () =>
      whenToastWaits(() => {
        import(/* webpackChunkName: "toasts" */ "./ToastShelf").then(
          ({ ToastShelf }) => setShelf(() => ToastShelf),
          () => setShelf(() => PlainShelf),
        )
      }),
    [],
  )

  return Shelf ? <Shelf /> : null
}
