import { useTranslation } from 'react-i18next';
import classScreen from './screens/class.webp';
import lessonScreen from './screens/lesson.webp';
import queueScreen from './screens/queue.webp';

/** Size of each picture, in pixels, as `bench/shots/academy-screens.ts` takes them. */
const size = { width: 880, height: 640 };
const screens = [
	{ key: 'queue', src: queueScreen },
	{ key: 'class', src: classScreen },
	{ key: 'lesson', src: lessonScreen },
] as const;

/** The app as it is: an example academy, as its teachers see it. */
export function Screens() {
	const { t } = useTranslation('academies');
	return (
		<ul className="grid gap-8 lg:grid-cols-3">
			{screens.map(({ key, src }) => (
				<li key={key}>
					<figure className="space-y-3">
						<img
							{...size}
							src={src}
							alt={t(`screens.${key}.alt`)}
							loading="lazy"
							className="h-auto w-full rounded-card border border-line shadow-card"
						/>
						<figcaption>{t(`screens.${key}.caption`)}</figcaption>
					</figure>
				</li>
			))}
		</ul>
	);
}
