import {
  ArrowLeft,
  ArrowRight,
  Calendar,
  Check,
  ChevronDown,
  Feather,
  Link2,
  type LucideIcon,
  Mail,
  Menu,
  MessageCircleMore,
  Phone,
  Plus,
  Search,
  Star,
  X,
} from "lucide-react"
import { type IconLook, LineIcon } from "./LineIcon"

const icons = {
  arrowLeft: ArrowLeft,
  arrowRight: ArrowRight,
  calendar: Calendar,
  chat: MessageCircleMore,
  check: Check,
  chevronDown: ChevronDown,
  close: X,
  feather: Feather,
  link: Link2,
  mail: Mail,
  menu: Menu,
  phone: Phone,
  plus: Plus,
  search: Search,
  star: Star,
} satisfies Record<string, LucideIcon>

/** One of the icons of controls and of the frame. */
export const Icon = ({ name, ...look }: IconLook & { name: keyof typeof icons }) => (
  <LineIcon drawing={icons[name]} {...look} />
)
