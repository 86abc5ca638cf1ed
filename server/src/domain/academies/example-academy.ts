import { dayMs } from '@henry/contract/limits.ts';
import type { AssignmentRubric } from '@henry/contract/rubrics.ts';
import type { Task } from '@henry/contract/tasks.ts';
import type { ExampleAcademy, NewMember } from '#server/ports/academy-store.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { DraftTools } from './draft.ts';
import { exampleAnswer, exampleReading, seededRandom } from './example-speech.ts';
import { judgeHandIn } from './hand-in.ts';
import { newJoinCode } from './join-code.ts';

const weeks = 6;
/** So many weeks are confirmed by a teacher; the answers of the later ones wait. */
const confirmedWeeks = 4;
const learnersOfClasses = [14, 13, 13];
const classNames = ['A2 Monday (example)', 'B1 Tuesday (example)', 'B2 Thursday (example)'];
const firstNames =
	'Ana Bruno Carla Diego Elena Fermín Gala Hugo Irene Javier Lola Marc Nora Óscar Paula Quique Rosa Sergio Teresa Unai Vera Walid Xavi Yolanda Zoe Aitor Berta Cesc Dunia Eloy Fátima Gorka Helena Iker Jana Kilian Laia Mateo Núria Oriol'.split(
		' ',
	);
const questions = [
	'What did you do last weekend?',
	'Tell me about a person in your family.',
	'What do you do after work or school?',
	'Is life better in a town or in a village?',
	'Describe a trip that you remember.',
	'What would you like to do next year?',
];
const notes = [
	'Well done: clear and easy to follow.',
	'Watch your verbs in the past.',
	'Good ideas. Say a little more next time.',
	'',
];

const taskOf = (question: string): Task => ({ kind: 'question', question, seconds: 60 });

type Maker = {
	secrets: Secrets;
	nowMs: number;
	random: () => number;
	drafting: DraftTools;
	/** What the weekly questions are marked by. */
	rubric: AssignmentRubric;
};

const sentenceToRead = 'This is the city where his visitors live.';

type ExampleLearner = { id: string; skill0to1: number };

/** A sentence that a class of the example has read aloud this week. */
function exampleReadings(
	{ secrets, nowMs, random, drafting }: Maker,
	classId: string,
	learners: readonly ExampleLearner[],
): Pick<ExampleAcademy, 'assignments' | 'handIns'> {
	const createdAtMs = nowMs - 4 * dayMs;
	const task: Task = { kind: 'speakle', sentence: sentenceToRead };
	const id = secrets.newId();
	const release = 'afterReview' as const;
	const assignment = { id, classId, title: 'Read aloud', instructions: '', task, release, createdAtMs };
	const handIns = learners
		.filter(() => random() < 0.8)
		.map(({ id: membershipId, skill0to1 }) => {
			const { read, ...heard } = exampleReading(sentenceToRead, skill0to1, random);
			const judged = judgeHandIn([read], { task, asksForHelp: false, isLate: false, drafting, ...heard });
			const atMs = Math.round(createdAtMs + random() * 3 * dayMs);
			const handIn = { id: secrets.newId(), assignmentId: id, replaces: [], atMs, ...judged };
			return { ...handIn, classId, membershipId, review: null };
		});
	return { assignments: [{ ...assignment, dueAtMs: nowMs + 2 * dayMs, attempts: 2 }], handIns };
}

/** A class of the example, its learners, its weekly homework, and what they handed in. */
function exampleClass({ secrets, nowMs, random, drafting, rubric }: Maker, place: number, teacherId: string) {
	const classId = secrets.newId();
	const from = learnersOfClasses.slice(0, place).reduce((sum, count) => sum + count, 0);
	const learners = firstNames.slice(from, from + (learnersOfClasses[place] ?? 0)).map((name) => ({
		...{ id: secrets.newId(), role: 'learner' as const, displayName: `${name} (example)` },
		skill0to1: Math.min(1, Math.max(0, 0.2 + 0.3 * place + 0.4 * (random() - 0.4))),
	}));
	const assignments: ExampleAcademy['assignments'] = [];
	const handIns: ExampleAcademy['handIns'] = [];
	for (let week = 0; week < weeks; week++) {
		const createdAtMs = nowMs - (weeks - week) * 7 * dayMs;
		const question = questions[week] ?? '';
		const dueAtMs = createdAtMs + 6 * dayMs;
		const assignment = {
			id: secrets.newId(),
			classId,
			title: `Week ${week + 1}`,
			instructions: '',
			task: taskOf(question),
			rubric,
		};
		assignments.push({ ...assignment, dueAtMs, attempts: 2, release: 'afterReview', createdAtMs });
		for (const { id: membershipId, skill0to1 } of learners) {
			if (random() < 0.12) continue;
			const atMs = Math.round(createdAtMs + dayMs + random() * 5.4 * dayMs);
			const judged = judgeHandIn([exampleAnswer(question, skill0to1, random)], {
				task: assignment.task,
				rubric,
				asksForHelp: random() < 0.05,
				isLate: atMs > dueAtMs,
				drafting,
			});
			const handIn = {
				...{ id: secrets.newId(), assignmentId: assignment.id, replaces: [], atMs },
				...{ rubricId: rubric.id, ...judged },
			};
			const { draft } = judged.content;
			/** The teachers of the example are a little stricter than the drafts. */
			const markOf = ({ lowest, highest }: { lowest: number; highest: number }) =>
				Math.max(0, Math.round(lowest + highest - 1 + (random() - 0.5)) / 2);
			const marks = Object.fromEntries(
				(draft?.marks ?? []).flatMap(({ criterionId, range }) =>
					range ? [[criterionId, markOf(range)]] : [],
				),
			);
			const review = {
				...{ id: secrets.newId(), mark: draft && markOf(draft), marks },
				...{ atMs: atMs + dayMs, reviewerId: teacherId },
				note: notes[Math.floor(random() * notes.length)] ?? '',
			};
			handIns.push({ ...handIn, classId, membershipId, review: week < confirmedWeeks ? review : null });
		}
	}
	const readings = exampleReadings({ secrets, nowMs, random, drafting, rubric }, classId, learners);
	const people = learners.map(({ skill0to1: _, ...person }) => person);
	const memberIds = [teacherId, ...people.map(({ id }) => id)];
	const added = {
		id: classId,
		name: classNames[place] ?? '',
		joinCode: newJoinCode(secrets),
		createdAtMs: nowMs,
		memberIds,
	};
	return {
		...{ added, people },
		assignments: [...assignments, ...readings.assignments],
		handIns: [...handIns, ...readings.handIns],
	};
}

/**
 * An invented academy to look around in: three classes, 40 learners, six weeks of answers as texts and figures. What they
 * say is put together by a seeded generator, so that it is the same every time; drafts and reasons come from the judging
 * that real answers go through. Everybody's name says that it is an example.
 */
export function exampleAcademy(
	{ secrets, nowMs, drafting, rubric }: Omit<Maker, 'random'>,
	owner: NewMember,
	seed = 37,
): ExampleAcademy {
	const random = seededRandom(seed);
	const teachers = ['Marta (example)', 'Nuno (example)'].map((displayName) => ({
		...{ id: secrets.newId(), role: 'teacher' as const, displayName },
	}));
	const classes = learnersOfClasses.map((_, place) =>
		exampleClass(
			{ secrets, nowMs, random, drafting, rubric },
			place,
			teachers[place % teachers.length]?.id ?? '',
		),
	);
	return {
		academy: {
			...{
				id: secrets.newId(),
				name: 'Academia Ejemplo',
				language: 'es',
				isExample: true,
				createdAtMs: nowMs,
			},
			colours: { ground: '#5b2a4a', text: '#fdf3e7' },
		},
		owner,
		people: [...teachers, ...classes.flatMap(({ people }) => people)],
		classes: classes.map(({ added }) => added),
		assignments: classes.flatMap(({ assignments }) => assignments),
		handIns: classes.flatMap(({ handIns }) => handIns),
	};
}
