import type { AcademyOverview } from '@henry/contract/academies.ts';
import { AgreementSection } from './agreement-section.tsx';
import { OwnPhrases } from './own-phrases.tsx';
import { RubricList } from './rubric-list.tsx';
import { SecondMarks } from './second-marks.tsx';

/** What teachers mark by and with; for those who run the academy, how far the marks agree. */
export function Marking({ overview, isManager }: { overview: AcademyOverview; isManager: boolean }) {
	const academyId = overview.academy.id;
	return (
		<div className="space-y-10">
			<RubricList academyId={academyId} />
			{isManager && <AgreementSection academyId={academyId} />}
			<SecondMarks academyId={academyId} />
			<OwnPhrases academyId={academyId} />
		</div>
	);
}
