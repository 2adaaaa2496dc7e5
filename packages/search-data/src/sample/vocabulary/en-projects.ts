import type { Vocabulary } from '../topic.ts';

export const englishProjects: Vocabulary = {
  language: 'en',
  niche: 'projects',
  topics: [
    {
      id: 'project-software',
      name: 'Project management software',
      kind: 'software',
      volume: 74000,
      cpc: 14,
      season: [1, 0.2],
      growth: 2,
      heads:
        'project management software; project management tools; project management app; online project planner; project tracking software; project portfolio management software',
      modifiers:
        'for construction; for marketing teams; for nonprofits; for freelancers; for agencies; for remote teams',
      questions:
        'what is project management software; how to choose project management software; project management software vs spreadsheet; how much does project management software cost; why use project management software; project management software with time tracking; project management software features checklist; how to get your team to use project management software; self hosted project management software',
    },
    {
      id: 'kanban',
      name: 'Kanban boards',
      kind: 'software',
      volume: 40500,
      cpc: 6.5,
      season: [1, 0.15],
      growth: 1,
      heads: 'kanban board software; kanban software; kanban app; online kanban board; personal kanban board',
      modifiers: 'for software teams; with swimlanes; for personal use; with calendar; for two people',
      questions:
        'kanban board; what is a kanban board; how to use a kanban board; kanban vs scrum; what are WIP limits in kanban; how to create a kanban board in Excel; kanban board columns examples; what is cycle time in kanban; how to set WIP limits; kanban vs to do list; what is a swimlane in kanban; kanban metrics explained',
    },
    {
      id: 'gantt',
      name: 'Gantt charts',
      kind: 'software',
      volume: 60500,
      cpc: 7.5,
      season: [2, 0.2],
      growth: -2,
      heads:
        'gantt chart software; gantt chart app; gantt chart maker; online gantt chart; project timeline software',
      modifiers: 'with dependencies; with milestones; for mac; for multiple projects; for students',
      questions:
        'gantt chart; what is a gantt chart; how to make a gantt chart; how to make a gantt chart in Excel; gantt chart vs timeline; what is a critical path in a gantt chart; how to read a gantt chart; gantt chart example for students; gantt chart vs kanban board; what are dependencies in a gantt chart; how to make a gantt chart in Google Sheets',
    },
    {
      id: 'agile',
      name: 'Agile and scrum tools',
      kind: 'software',
      volume: 22200,
      cpc: 9,
      season: [2, 0.12],
      growth: -5,
      heads:
        'agile project management software; scrum software; sprint planning tool; scrum board; backlog management tool',
      modifiers:
        'for small teams; for beginners; for hybrid projects; for hardware teams; for game development',
      questions:
        'what is agile project management; agile vs waterfall; what is a sprint in agile; how long should a sprint be; what is a story point; how to estimate story points; what is a burndown chart; scrum master vs product owner; what is sprint planning; how to run a sprint retrospective; what is backlog grooming; definition of done example',
    },
    {
      id: 'time-tracking',
      name: 'Time tracking',
      kind: 'software',
      volume: 33100,
      cpc: 8.5,
      season: [1, 0.25],
      growth: 4,
      heads:
        'time tracking software; time tracking app; employee time tracking software; project time tracking; timesheet software',
      modifiers: 'for freelancers; for agencies; for lawyers; with invoicing; for contractors',
      questions:
        'how to track time spent on projects; what is billable time; how to calculate billable hours; should employees track their time; how to fill out a timesheet; billable vs non billable hours; what is a good utilization rate; how to track time without micromanaging; what is timeboxing; time blocking vs timeboxing',
    },
    {
      id: 'task-management',
      name: 'Task management',
      kind: 'software',
      volume: 49500,
      cpc: 6,
      season: [1, 0.35],
      growth: 3,
      heads:
        'task management software; task management app; to do list app; team task manager; work management software',
      modifiers: 'for teams; for families; for students; with calendar; for ADHD; for android',
      questions:
        'how to prioritize tasks at work; what is task management; how to write a good to do list; what is the Eisenhower matrix; how to delegate tasks effectively; what is the two minute rule; how to manage multiple projects; how to organize tasks at work; task management vs project management; how to stop missing deadlines',
    },
    {
      id: 'resource-planning',
      name: 'Resource and capacity planning',
      kind: 'software',
      volume: 12100,
      cpc: 11,
      season: [1, 0.2],
      growth: 6,
      heads:
        'resource management software; resource planning software; capacity planning tool; workload management software; team scheduling software',
      modifiers:
        'for agencies; for engineering teams; for consultants; with forecasting; for professional services',
      questions:
        'what is resource planning; what is capacity planning; how to plan team capacity; resource planning vs capacity planning; how to calculate team capacity; what is resource leveling; resource leveling vs resource smoothing; how to balance team workload; how to avoid overallocation of resources',
    },
    {
      id: 'templates',
      name: 'Project templates',
      kind: 'template',
      volume: 33100,
      cpc: 3.2,
      season: [1, 0.3],
      growth: 5,
      heads:
        'project plan template; gantt chart template; project charter template; project timeline template; work breakdown structure template; RACI matrix template',
      modifiers:
        'for small projects; for construction; for software development; for marketing; for event planning',
      questions:
        'how to write a project plan; how to write a project charter; what is a RACI matrix; what is a work breakdown structure; what should a project plan include; project status report example; how to write a project brief; project kickoff meeting agenda; risk register example; lessons learned example; what is a statement of work',
    },
    {
      id: 'methods',
      name: 'Project management methods',
      kind: 'concept',
      volume: 18100,
      cpc: 3.5,
      season: [2, 0.15],
      growth: 3,
      heads:
        'project management methodologies; project planning; stakeholder management; project risk management; change management; OKR goal setting',
      modifiers: 'for small teams; in construction; for remote teams; in marketing',
      questions:
        'what is project management; what are the five phases of project management; what does a project manager do; what is scope creep; how to avoid scope creep; what is the critical path method; what is a project milestone; how to set OKRs; OKR vs KPI; how to run a project kickoff meeting; what is a project management office; how to manage remote teams; what is earned value management; what is a project sponsor',
    },
    {
      id: 'collaboration',
      name: 'Team collaboration',
      kind: 'software',
      volume: 14800,
      cpc: 8,
      season: [2, 0.15],
      growth: -1,
      heads:
        'team collaboration software; team collaboration tools; shared workspace app; document collaboration software; client portal software',
      modifiers: 'for remote teams; for architects; with video calls; for schools; for external clients',
      questions:
        'how to improve team collaboration; what is asynchronous communication; how to reduce meetings at work; how to write meeting minutes; what is a single source of truth; how to share files with clients; synchronous vs asynchronous communication; how to run effective meetings; how to document processes',
    },
  ],
};
