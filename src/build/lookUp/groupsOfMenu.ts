import type { CreateResolversArgs } from "gatsby"

interface Menus {
  groups: { menu: string }[]
}

/** Lets queries ask for the groups of one menu only: the header's are in the data of every page, the footer's come late. */
export const groupsOfMenu = ({ createResolvers }: CreateResolversArgs) =>
  createResolvers({
    Navigation: {
      groups: {
        args: { menu: "NavigationGroupMenu" },
        resolve: ({ groups }: Menus, { menu }: { menu?: string }) =>
          menu ? groups.filter((group) => group.menu === menu) : groups,
      },
    },
  })
