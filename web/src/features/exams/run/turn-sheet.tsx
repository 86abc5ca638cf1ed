import type { ExamTurn } from '@henry/contract/exam-turns.ts';
import type { ExamPicture } from '@henry/contract/exams.ts';
import { useTranslation } from 'react-i18next';

function Pictures({ pictures }: { pictures: readonly ExamPicture[] }) {
	const { t } = useTranslation('examRun');
	return (
		<div className="grid gap-4">
			{pictures.map(({ name, image, description }, index) => (
				<figure key={name} className="space-y-1">
					<img
						src={image}
						alt={description}
						lang="en"
						className="max-h-96 w-full rounded-card border border-line bg-surface object-contain"
					/>
					{pictures.length > 1 && (
						<figcaption className="text-muted text-sm">{t('turn.picture', { number: index + 1 })}</figcaption>
					)}
				</figure>
			))}
		</div>
	);
}

function Texts({ title, texts }: { title: string; texts: readonly string[] }) {
	return (
		<div className="space-y-1">
			<h3 className="font-semibold">{title}</h3>
			<ul lang="en" className="list-disc space-y-1 pl-5">
				{texts.map((text) => (
					<li key={text}>{text}</li>
				))}
			</ul>
		</div>
	);
}

/** What lies on the table during an answer: pictures, the card with its points, the situation, ideas, and a text. */
export function TurnSheet({ turn, pictures }: { turn: ExamTurn; pictures: readonly ExamPicture[] }) {
	const { t } = useTranslation('examRun');
	const { item, asked } = turn;
	const shown = item.pictures.flatMap((name) => pictures.find((picture) => picture.name === name) ?? []);
	const hasCard = item.situation !== undefined || asked.points.length > 0 || item.options.length > 0;
	return (
		<>
			{shown.length > 0 && <Pictures pictures={shown} />}
			{hasCard && (
				<div className="space-y-3 rounded-card border border-line bg-surface p-5 shadow-card">
					{item.situation && (
						<p lang="en" className="text-lg">
							{item.situation}
						</p>
					)}
					{asked.points.length > 0 && <Texts title={t('turn.points')} texts={asked.points} />}
					{item.options.length > 0 && <Texts title={t('turn.options')} texts={item.options} />}
				</div>
			)}
			{item.text && (
				<section
					lang={item.text.language}
					className="space-y-2 rounded-card border border-line bg-surface p-5 shadow-card"
				>
					<h3 className="font-bold text-lg">{item.text.title}</h3>
					{item.text.paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</section>
			)}
		</>
	);
}
