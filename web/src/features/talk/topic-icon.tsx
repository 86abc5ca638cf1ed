import {
	Apple,
	BedDouble,
	BookOpen,
	Briefcase,
	Building2,
	Clapperboard,
	CookingPot,
	Drum,
	Dumbbell,
	GraduationCap,
	Headset,
	House,
	Laptop,
	Leaf,
	type LucideIcon,
	MapPin,
	MessageCircle,
	Music,
	Palette,
	Phone,
	Plane,
	ShieldQuestion,
	ShoppingBag,
	Signpost,
	Smartphone,
	Stethoscope,
	TowerControl,
	Users,
	Utensils,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
	healthyHabits: Apple,
	family: Users,
	education: GraduationCap,
	travel: Plane,
	hobbies: Palette,
	careers: Briefcase,
	foodAndCooking: CookingPot,
	homeAndNeighbourhood: House,
	filmsAndSeries: Clapperboard,
	music: Music,
	sport: Dumbbell,
	technology: Smartphone,
	cityOrCountry: Building2,
	environment: Leaf,
	remoteWork: Laptop,
	bigDecisions: Signpost,
	justChat: MessageCircle,
	shopReturn: ShoppingBag,
	doctor: Stethoscope,
	airport: TowerControl,
	hotel: BedDouble,
	policeReport: ShieldQuestion,
	noisyNeighbour: Drum,
	parentsEvening: BookOpen,
	techSupport: Headset,
	landlordCall: Phone,
	restaurant: Utensils,
};

/** A sign for a talk, by its key. */
export function TopicIcon({ exerciseKey }: { exerciseKey: string }) {
	const Icon = icons[exerciseKey] ?? MapPin;
	return (
		<span className="flex size-14 shrink-0 items-center justify-center rounded-card bg-accent-soft">
			<Icon aria-hidden="true" className="size-7 text-accent-strong" />
		</span>
	);
}
