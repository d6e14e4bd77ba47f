"""The topics of the lineage by name."""

from __future__ import annotations

from ecumene.table.questions.counsel import Topic, Topics
from ecumene.titles.lineage.what_if.calamity import AskCalamity, Calamities, calamity
from ecumene.titles.lineage.what_if.completion import AskCompletion, Completion, completion
from ecumene.titles.lineage.what_if.conflict import (
    AskBattles,
    AskConflict,
    Battles,
    ConflictTold,
    battles,
    conflict,
)
from ecumene.titles.lineage.what_if.deal import AskDeal, Deal, deal
from ecumene.titles.lineage.what_if.market.draft import AskDraft, MarketTold, market
from ecumene.titles.lineage.what_if.next_step import AskNextStep, NextSteps, next_step
from ecumene.titles.lineage.what_if.odds import AskOdds, Odds, odds
from ecumene.titles.lineage.what_if.plan import AskPlan, Plan, plan
from ecumene.titles.lineage.what_if.rates import AskRates, Rates, foresee_rates
from ecumene.titles.lineage.what_if.reach import AskReach, Reach, reach
from ecumene.titles.lineage.what_if.shop import AskShop, Shop, shop

TOPICS: Topics = {
    "plan": Topic(AskPlan, Plan, plan),
    "completion": Topic(AskCompletion, Completion, completion),
    "reach": Topic(AskReach, Reach, reach),
    "rates": Topic(AskRates, Rates, foresee_rates),
    "battles": Topic(AskBattles, Battles, battles, public=True),
    "conflict": Topic(AskConflict, ConflictTold, conflict, public=True),
    "calamity": Topic(AskCalamity, Calamities, calamity),
    "odds": Topic(AskOdds, Odds, odds),
    "next_step": Topic(AskNextStep, NextSteps, next_step, public=True),
    "deal": Topic(AskDeal, Deal, deal),
    "market": Topic(AskDraft, MarketTold, market),
    "shop": Topic(AskShop, Shop, shop),
}
