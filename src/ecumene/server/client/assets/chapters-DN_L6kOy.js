import{o as e}from"./Icon-WEUdGGNY.js";var t=`# Lessons: the page with their doors, and the coach at a table that is one. What a lesson says comes from its title.

learn-title = Learn by playing
learn-about = A first game at the real table with the real rules. The coach tells you what you see, what you can do, and why. You need not read a rulebook first.
learn-list = Lessons
learn-none = This house has no lessons yet.
learn-minutes = { $minutes } min
learn-minutes-of = { $done } of { $minutes } min
learn-chapters-of = { $chapters ->
    [one] { $done } of one chapter
   *[other] { $done } of { $chapters } chapters
}
learn-done = done
learn-begin = Begin
learn-resume = Resume
learn-repeat = Repeat
learn-begin-of = Begin: { $name }
learn-resume-of = Resume: { $name }
learn-repeat-of = Repeat: { $name }
learn-show-chapters = Chapters of { $name }:
learn-chapter-begin = Begin with chapter { $number }:
learn-anywhere = You can begin anywhere: each chapter sets up its own position. A new start replaces the one you left. After the last chapter you play on.

## The coach

coach = Coach
coach-chapter = Chapter { $number } of { $of }
coach-steps = In this chapter
coach-step-done = Done
coach-step-otherwise = Done in another way
coach-step-missed = Did not come up
coach-step-now = Now
coach-step-later = Later
coach-why = Why now?
coach-know = Remember:
coach-free = You decide.
coach-instead = You chose another way.
coach-passed = Done: { $step }
coach-next = Next
coach-show = Show me
coach-do = Do it for me
coach-waits = The others are playing: it goes on in a moment.
coach-alone = The lesson has nothing to say here: decide for yourself, or let me do it.
coach-past = You are looking back. The lesson waits in the present.
coach-over = The lesson is over
coach-play-on = Play on
coach-fold = Close the coach
coach-unfold = Open the coach
coach-leave = Leave (I can resume later)
coach-all = All lessons
`,n={en:async()=>[t],de:async()=>[(await e(async()=>{let{default:e}=await import(`./de-BFucOIdi.js`);return{default:e}},[])).default]};export{n as t};